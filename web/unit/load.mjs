// Loads a module of the page the way Vite sees it.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

export async function load(...paths) {
  const vite = await createServer({
    root,
    configFile: false,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    return await Promise.all(paths.map((path) => vite.ssrLoadModule(path)));
  } finally {
    await vite.close();
  }
}
