import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** What the built page contains of others' work; their licences ask to be passed on with it. */
const CARRIED = [
  'svelte',
  '@fluent/bundle',
  '@fontsource/source-serif-4',
  '@fontsource/ibm-plex-sans-condensed',
  '@fontsource/noto-serif-armenian',
  '@fontsource/noto-sans-armenian',
  '@fontsource/vazirmatn',
];

/** Writes `licences.txt` beside the page. */
function licences() {
  const read = (path) => readFileSync(new URL(`node_modules/${path}`, import.meta.url), 'utf8');
  const licenceOf = (name) => {
    const { version, license } = JSON.parse(read(`${name}/package.json`));
    const text = ['LICENSE.md', 'LICENSE'].map((file) => {
      try {
        return read(`${name}/${file}`);
      } catch {
        return '';
      }
    });
    return `${name} ${version}: ${license}\n\n${text.find(Boolean) ?? ''}\n`;
  };
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: CARRIED.map(licenceOf).join('\n') });
    },
  };
}

/** Text is sent compressed; fonts are so already. */
const SQUEEZED = /\.(html|js|css|svg|txt)$/;

/** Puts a compressed copy beside every text, so that the server only hands it out. */
function squeezed() {
  return {
    name: 'squeezed',
    apply: 'build',
    writeBundle({ dir }) {
      for (const name of readdirSync(dir, { recursive: true }).filter((name) => SQUEEZED.test(name))) {
        const file = join(dir, name);
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
    },
  };
}

// The page is carried inside the program: nothing inline (the server forbids it), no source maps, names by content.
export default defineConfig({
  plugins: [svelte(), licences(), squeezed()],
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: 'files.json', modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } } },
});
