// Writes the widget of the Python package and its wasm next to the sources of the package: the element and the engine of dist/engine, in
// one module.
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { document, modulesIn, partsOfBundle, partsOfEngine, partsOfProgram } from './licences.mjs';

const www = dirname(fileURLToPath(import.meta.url));
const engine = join(www, '..', 'dist', 'engine');
const out = join(www, '..', 'crate', 'python', 'queens_engine', 'static');

// The module is loaded for each widget. The engine is loaded once for each page, by the first widget that needs it.
const contents = `
  import * as engine from './queens.js';
  import { QueensBoard } from '${join(www, 'engine/element.ts')}';
  import { render as draw, sentBy } from '${join(www, 'engine/widget.ts')}';
  const isFirst = customElements.get('queens-board') === QueensBoard;
  let loaded;
  export default {
    render(props) {
      const load = async () => {
        await engine.default({ module_or_path: await sentBy(props.model) });
        return { ...engine, default: async () => {} };
      };
      if (isFirst) QueensBoard.load = () => (loaded ??= load());
      return draw(props);
    },
  };
`;

await mkdir(out, { recursive: true });
const { metafile } = await build({
  stdin: { contents, resolveDir: engine },
  outfile: join(out, 'widget.js'),
  bundle: true,
  metafile: true,
  minify: true,
  format: 'esm',
  logLevel: 'warning',
});
await copyFile(join(engine, 'queens-simd.wasm'), join(out, 'queens.wasm'));

// The wheel contains the compiled package, the engine of the widget and its libraries.
const parts = [
  ...(await partsOfProgram('queens-python')),
  ...(await partsOfEngine()),
  ...(await partsOfBundle(modulesIn(metafile))),
];
const names = parts.map(({ name }) => name);
const once = parts.filter(({ name }, at) => names.indexOf(name) === at);
await writeFile(join(out, 'THIRD-PARTY.md'), document('the Python package', once));
