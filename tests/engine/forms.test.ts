// Reading boards of other pages, and writing boards and models, as scripts call them.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { BoardForm, BoardToWrite } from '../../www/src/engine/types';
import { isRequired } from '../soak';
import { BUILDS, load } from './load';
import { numbers } from './random';

const ADDRESS = 'https://puzz.link/p?starbattle/6/6/1/2u9gn9c9jpmk';
const LETTERS = 'aaaabb\nacdabb\nccdddb\ncbbbbb\nceebef\ncceeef\n';

for (const build of BUILDS)
  describe(build, async () => {
    const { engine } = await load(build);
    const trouble = (call: () => unknown) => {
      try {
        call();
      } catch (error) {
        return error as Error & { code: string; detail: Record<string, string | number> };
      }
      throw new Error('nothing was thrown');
    };

    test('readBoard returns the form of a text, and its board', () => {
      const board = engine.readBoard(ADDRESS);
      assert.deepEqual(
        { ...board, regions: String(board.regions) },
        {
          form: 'puzz.link',
          rule: 'touching',
          rows: 6,
          columns: 6,
          stars: 1,
          regions: '0,0,0,0,1,1,0,2,3,0,1,1,2,2,3,3,3,1,2,1,1,1,1,1,2,4,4,1,4,5,2,2,4,4,4,5',
          walls: new Int32Array(),
          given: new Int32Array(),
          marks: new Int32Array(),
        },
      );
      assert.deepEqual([...engine.readBoard('2 4 1 3').given], [1, 7, 8, 14]);
      assert.equal('regions' in engine.readBoard('2 4 1 3'), false);
    });

    test('a board that was read is written in other forms, and solved', () => {
      const board = engine.readBoard(ADDRESS);
      assert.equal(engine.writeBoard('letters', board), LETTERS);
      assert.equal(engine.writeBoard('puzz.link', engine.readBoard(LETTERS)), ADDRESS);
      const answer = engine.completeByRule(board.rule, board.rows, board.columns, {
        regions: board.regions ?? new Int32Array(),
      });
      assert.equal('rows' in answer, false);
      assert.deepEqual(
        [...(answer.squares ?? [])].map((square) => square % 6),
        [1, 4, 2, 0, 5, 3],
      );
    });

    test('an invalid board is refused with the place and the expected content', () => {
      const { code, detail } = trouble(() => engine.readBoard('\n  hello'));
      assert.deepEqual([code, detail.line, detail.column, detail.found], ['board-form-unknown', 2, 3, 'hello']);
      assert.match(String(detail.expected), /puzz\.link/);
      const wrong = trouble(() => engine.readBoard('starbattle/6/6/1/2u9'));
      assert.deepEqual([wrong.code, wrong.detail.expected], ['board-form-unexpected', 'borders']);
      assert.equal(trouble(() => engine.readBoard('x'.repeat(1_000_001))).code, 'board-form-too-long');
      assert.equal(trouble(() => engine.writeBoard('fen', engine.readBoard(ADDRESS))).code, 'board-form-cannot-hold');
      assert.equal(
        trouble(() => engine.writeBoard('psd' as BoardForm, engine.readBoard(ADDRESS))).code,
        'argument-choice',
      );
    });

    test('a board with impossible stars or regions is not written', () => {
      for (const [board, part] of [
        [{ rows: 2, columns: 2, stars: 0 }, 'stars'],
        [{ rows: 2, columns: 2, stars: 3 }, 'stars'],
        [{ rows: 2, columns: 2, regions: Int32Array.of(0, 0, -1, 1) }, 'regions'],
        [{ rows: 2, columns: 2, regions: Int32Array.of(0, 1) }, 'regions'],
      ] as const) {
        const { code, detail } = trouble(() => engine.writeBoard('json', board));
        assert.deepEqual([code, detail.part], ['board-form-cannot-hold', part]);
      }
      assert.equal(trouble(() => engine.writeBoard('json', { rows: 5_000, columns: 1 })).detail.rows, 5_000);
    });

    test('a drawing of Penpa+ is read however it was compressed, and a damaged drawing is refused with a code', () => {
      const [whole = ''] = readFileSync('data/penpa.txt', 'utf8').split('\n');
      const [head = '', letters = ''] = whole.split('&p=');
      const text = inflateRawSync(Buffer.from(letters, 'base64'));
      const regions = String(engine.readBoard(whole).regions);
      const below = numbers(7);
      const { Z_DEFAULT_STRATEGY, Z_FIXED, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE } = constants;
      for (const strategy of [Z_DEFAULT_STRATEGY, Z_FIXED, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE])
        for (const level of [0, 1, 6, 9])
          for (const more of [0, 50, 40_000]) {
            // Text after the drawing may be long, and is not read.
            const noise = Buffer.from(Array.from({ length: more }, () => 'abcdef ghij'.charAt(below(11))).join(''));
            const packed = deflateRawSync(Buffer.concat([text, Buffer.from('\n'), noise]), { level, strategy });
            const address = (bytes: Buffer) => `${head}&p=${encodeURIComponent(bytes.toString('base64'))}`;
            assert.equal(String(engine.readBoard(address(packed)).regions), regions);
            for (let damage = 0; damage < 20; damage++) {
              const bytes = Buffer.from(packed);
              bytes[below(Math.min(bytes.length, 2_000))] = below(256);
              try {
                engine.readBoard(address(bytes));
              } catch (error) {
                assert.match((error as { code: string }).code, /^board-form-/);
              }
            }
          }
    });

    const python = 'target/solvers/bin/python';
    const solvers =
      existsSync(python) || isRequired('solvers')
        ? {}
        : { skip: 'the solvers are missing: ./build.sh soak installs them' };
    test('every model has as many solutions as its board', solvers, () => {
      const squares = (...list: number[]) => Int32Array.from(list);
      const star = (text: string): BoardToWrite => engine.readBoard(`starbattle/${text}`);
      const boards: [board: BoardToWrite, ways: number | null][] = [
        [{ rows: 6, columns: 6, given: squares() }, null],
        [{ rows: 8, columns: 8, given: squares(3), marks: squares(12, 60) }, null],
        [{ rows: 5, columns: 5, walls: squares(12) }, null],
        [{ rule: 'queens+torus', rows: 7, columns: 7, given: squares(3) }, null],
        [{ rule: 'knights', rows: 4, columns: 4, walls: squares(5) }, null],
        [{ rule: 'rooks', rows: 4, columns: 5 }, null],
        [{ rule: 'kings', rows: 4, columns: 4 }, null],
        [{ rule: 'formula:i + j;i - 2 * j', rows: 5, columns: 5 }, null],
        [engine.readBoard('aaab\naabb\nccdb\ncddd'), null],
        [engine.readBoard(LETTERS), 1],
        [star('10/10/2/5g252c2qkgbakk98igse7g88cp3730so000u'), 1],
        [star('10/10/2/l95las9vb5mmurbelo2m849c5gp068ci9029'), 1],
        [star('15/15/3/31g94h1gk30glmiuum28c52kl8mh0i10o51gh4i1go2h84a4802gt5hah8la6046hc9aign1ga18424a42h8'), 1],
      ];
      const forms: readonly BoardForm[] = ['ortools', 'cnf', 'smtlib', 'minizinc'];
      const models = boards.flatMap(([board, ways]) => {
        const { rule = 'queens', rows, columns, marks: keptEmpty = squares(), stars: _, ...given } = board;
        const count = ways ?? Number(engine.countByRule(rule, rows, columns, { ...given, keptEmpty }).count);
        return forms.map((form) => ({ form, text: engine.writeBoard(form, board), rule, count }));
      });
      const input = JSON.stringify(models);
      const found = JSON.parse(
        execFileSync(python, ['tests/engine/count-solutions.py'], { input, encoding: 'utf8' }),
      ) as (number | null)[];
      for (const [index, { form, rule, count }] of models.entries())
        if (found[index] !== null || isRequired('solvers')) assert.equal(found[index], count, `${rule} as ${form}`);
    });
  });
