// Questions in, answers out, one a line (docs/conformance.md): what the adapters in JavaScript share.

import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** The library cannot be asked this, or does not take the input. */
export class NoInterface extends Error {}

/** The version of an installed package; its own description is not always exported. */
export function versionOf(name) {
  const file = new URL(`node_modules/${name}/package.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

export async function answerWith(about, answers) {
  for await (const line of createInterface({ input: process.stdin })) {
    const question = JSON.parse(line);
    console.log(JSON.stringify(question.ask === 'about' ? about : reply(question, answers)));
  }
}

function reply({ id, kind, input }, answers) {
  if (!answers[kind]) return { id, cannot_say: 'no interface' };
  try {
    return { id, answer: answers[kind](input) };
  } catch (error) {
    if (error instanceof NoInterface) return { id, cannot_say: error.message };
    throw error;
  }
}
