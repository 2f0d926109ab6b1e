"""Counts the solutions of models with solvers that share no code with the engine.

Reads a list of {"form", "text"} as JSON. Prints a list of numbers, with null if the solver of a form is missing.
"""

import contextlib
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile


def ortools(text):
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(text, {})
    return int(re.search(r"ways: (\d+)", output.getvalue()).group(1))


def cnf(text):
    from pysat.formula import CNF
    from pysat.solvers import Glucose4

    formula = CNF(from_string=text)
    with Glucose4(bootstrap_with=formula.clauses) as solver:
        # A variable that is in no clause would double the number.
        named = {abs(literal) for clause in formula.clauses for literal in clause}
        assert named == set(range(1, formula.nv + 1))
        return sum(1 for _ in solver.enum_models())


def smtlib(text):
    import z3

    solver = z3.Solver()
    solver.add(z3.parse_smt2_string(text))
    squares = [z3.Bool(name) for name in re.findall(r"declare-const (\w+) Bool", text)]
    ways = 0
    while solver.check() == z3.sat:
        model = solver.model()
        ways += 1
        solver.add(z3.Or([square != model.eval(square, model_completion=True) for square in squares]))
    return ways


def minizinc(text):
    if not shutil.which("minizinc"):
        return None
    with tempfile.NamedTemporaryFile("w", suffix=".mzn") as file:
        file.write(text)
        file.flush()
        output = subprocess.run(
            ["minizinc", "--solver", "gecode", "--all-solutions", file.name], capture_output=True, text=True, check=True
        )
    return output.stdout.count("----------")


SOLVERS = {"ortools": ortools, "cnf": cnf, "smtlib": smtlib, "minizinc": minizinc}
print(json.dumps([SOLVERS[model["form"]](model["text"]) for model in json.load(sys.stdin)]))
