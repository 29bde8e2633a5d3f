// Cuts the typefaces down to the letters that every text needs, and keeps the rest in files that a browser fetches only where a name
// has such a letter: an accented name costs a file more, every other page half as much.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const own = (path) => fileURLToPath(new URL(path, import.meta.url));
const FOLDER = own('src/style/fonts');

/** Code points from one to another. */
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, place) => from + place);
const LATIN = [
  ...range(0x20, 0x7e),
  0xa0,
  0xa7,
  0xab,
  0xb0,
  0xb7,
  0xbb,
  0xbd,
  0xd7,
  ...range(0x2010, 0x2015),
  ...range(0x2018, 0x201e),
  0x2020,
  0x2022,
  0x2026,
  0x2032,
  0x2033,
  ...range(0x2190, 0x2193),
  0x2212,
];
/** Persian as it is written today; the letters of other languages in this script lie in the rest. */
const PERSIAN = [
  0x60c,
  0x61b,
  0x61f,
  ...range(0x621, 0x63a),
  ...range(0x640, 0x655),
  ...range(0x660, 0x66c),
  0x670,
  0x67e,
  0x686,
  0x698,
  0x6a9,
  0x6af,
  0x6c0,
  0x6cc,
  ...range(0x6f0, 0x6f9),
  ...range(0x200c, 0x200f),
  0xfdfc,
];
const ARABIC = [
  ...range(0x600, 0x6ff),
  ...range(0x750, 0x77f),
  ...range(0x200c, 0x200f),
  ...range(0xfb50, 0xfdff),
  ...range(0xfe70, 0xfefc),
];
const WESTERN = [
  ...range(0x20, 0xff),
  0x131,
  0x152,
  0x153,
  ...range(0x2bb, 0x2dc),
  ...range(0x2000, 0x206f),
  0x20ac,
  0x2122,
  0x2190,
  0x2191,
  0x2192,
  0x2193,
  0x2212,
  0x2215,
];

/** Letters of names such as Dvořák, Erdős and Doğan, and of Vietnamese. */
const EXTENDED = [...range(0x100, 0x24f), ...range(0x1e00, 0x1eff)].filter((point) => !WESTERN.includes(point));

const FONTS = [
  ['@fontsource/source-serif-4/files/source-serif-4-latin-400-normal', LATIN, WESTERN],
  ['@fontsource/source-serif-4/files/source-serif-4-latin-600-normal', LATIN, WESTERN],
  ['@fontsource/ibm-plex-sans-condensed/files/ibm-plex-sans-condensed-latin-500-normal', LATIN, WESTERN],
  ['@fontsource/vazirmatn/files/vazirmatn-arabic-400-normal', PERSIAN, ARABIC],
  ['@fontsource/vazirmatn/files/vazirmatn-arabic-600-normal', PERSIAN, ARABIC],
];
const EXTENDED_FONTS = [
  '@fontsource/source-serif-4/files/source-serif-4-latin-ext-400-normal',
  '@fontsource/source-serif-4/files/source-serif-4-latin-ext-600-normal',
  '@fontsource/ibm-plex-sans-condensed/files/ibm-plex-sans-condensed-latin-ext-500-normal',
];

const isNewer = (file, than) => existsSync(file) && statSync(file).mtimeMs > Math.max(...than.map((one) => statSync(one).mtimeMs));

/** Writes the letters of a typeface that are wanted into a file, unless it is there already. */
async function cut(path, file, points) {
  const source = own(`node_modules/${path}.woff2`);
  if (isNewer(file, [source, own('fonts.mjs')])) return;
  writeFileSync(file, await subsetFont(readFileSync(source), String.fromCodePoint(...points), { targetFormat: 'woff2' }));
}

/** Writes the files that `fonts.css` names, where they are not there yet. */
export async function cutFonts() {
  mkdirSync(FOLDER, { recursive: true });
  for (const [path, wanted, all] of FONTS) {
    const name = path.split('/').at(-1);
    const rest = all.filter((point) => !wanted.includes(point));
    await cut(path, `${FOLDER}/${name}.woff2`, wanted);
    await cut(path, `${FOLDER}/${name.replace(/-(latin|arabic)-/, '-rest-')}.woff2`, rest);
  }
  for (const path of EXTENDED_FONTS) {
    const name = path.split('/').at(-1)?.replace('-latin-ext-', '-extended-');
    await cut(path, `${FOLDER}/${name}.woff2`, EXTENDED);
  }
}
