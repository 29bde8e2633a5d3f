import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { cutFonts } from './fonts.mjs';

/** The typefaces, which are cut before the build and so are not seen in it. */
const TYPEFACES = Object.keys(JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).devDependencies).filter((name) =>
  name.startsWith('@fontsource/'),
);

/** The package a module belongs to; none, if it is ours. */
function packageOf(module) {
  const [, path] = module.split(/.*\/node_modules\//);
  if (!path) return null;
  const [first, second] = path.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** Writes `licences.txt` beside the page: what it contains of others' work, whose licences ask to be passed on with it. */
function licences() {
  const read = (path) => readFileSync(new URL(`node_modules/${path}`, import.meta.url), 'utf8');
  const licenceOf = (name) => {
    const { version, license } = JSON.parse(read(`${name}/package.json`));
    const text = ['LICENSE.md', 'LICENSE', 'license'].map((file) => {
      try {
        return read(`${name}/${file}`);
      } catch {
        return '';
      }
    });
    return `=== ${name} ${version}: ${license}\n\n${text.find(Boolean) ?? ''}\n`;
  };
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((one) => one.moduleIds ?? []);
      const names = new Set([...modules.map(packageOf).filter(Boolean), ...TYPEFACES]);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: [...names].sort().map(licenceOf).join('\n') });
    },
  };
}

/** The pages that work without a server, and what they fetch at once. */
const KEPT = [
  'index.html',
  'start/Start',
  'Hall',
  'clock/ClockPage',
  'clock/enter',
  'table/Table',
  'table/At',
  'sheet/Sheet',
  'sheet/SheetStart',
  'law/Laws',
  'law/Play',
  'law/synonyms',
  'drill/Drill',
  'happened/WhatPage',
];
const KEPT_FILES = ['/icon.svg', '/icon-192.png', '/manifest.webmanifest'];

/** Writes `sw.js`, which keeps the page on the device: with the names of its files, and a version that follows from all of them. */
function worker() {
  return {
    name: 'worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const module = (chunk) => chunk.facadeModuleId?.split('?')[0] ?? '';
      const isKept = (chunk) =>
        module(chunk).endsWith('.ftl') ||
        KEPT.some(
          (name) =>
            module(chunk).endsWith(`/${name}`) ||
            module(chunk).endsWith(`/src/${name}.svelte`) ||
            module(chunk).endsWith(`/src/${name}.ts`),
        );
      const files = new Set();
      const along = (chunk) => {
        if (!chunk || files.has(chunk.fileName)) return;
        files.add(chunk.fileName);
        for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
        for (const name of chunk.imports) along(bundle[name]);
      };
      chunks.filter(isKept).forEach(along);
      const names = [...files]
        .map((name) => `/${name}`)
        .concat(KEPT_FILES)
        .sort();
      const version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 16);
      const source = readFileSync(new URL('worker.js', import.meta.url), 'utf8')
        .replace('__VERSION__', version)
        .replace('__FILES__', JSON.stringify(names));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

/** Text is sent compressed; fonts are so already. */
const SQUEEZED = /\.(html|js|css|svg|txt|webmanifest)$/;

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

await cutFonts();

// The page is carried inside the program: nothing inline (the server forbids it), no source maps, names by content.
export default defineConfig({
  plugins: [svelte(), licences(), worker(), squeezed()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: 'files.json',
    modulePreload: { polyfill: false },
    // Nearly every page needs these few lines: one file instead of five.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'common', test: /\/src\/(came-back|digits|error|shortcut)\.ts$|\/disclose-version\.js$/ }] },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } } },
});
