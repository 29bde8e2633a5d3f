// Loads a module of the page the way Vite sees it.
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

export const load = (...paths) => loadWith([], ...paths);

/** The same with plugins, such as the compiler of what the page is drawn from. */
export async function loadWith(plugins, ...paths) {
  const vite = await createServer({
    root,
    configFile: false,
    plugins,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  });
  // Open until the tests have run: a module may fetch a part of itself only when it is asked.
  after(() => vite.close());
  return Promise.all(paths.map((path) => vite.ssrLoadModule(path)));
}
