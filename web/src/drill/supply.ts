// A few exercises kept on the device with their key, for when there is no server. The key is read only to mark them.

import { drillAsk, drillChoose, drillMark } from '../api';
import type { DrillChosen, DrillExercise, DrillMarked } from '../wire';

const KEPT = 10;
const key = (language: string) => `touchmove.drill.${language}`;

interface Supply {
  chosen: DrillChosen;
  exercises: { exercise: DrillExercise; marked: DrillMarked }[];
}

function read(language: string): Supply | null {
  try {
    return JSON.parse(localStorage.getItem(key(language)) ?? 'null') as Supply | null;
  } catch {
    return null;
  }
}

/** Fetches exercises for later, other ones each time; what cannot be fetched or kept leaves those that are there. */
export async function lay(edition: number, language: string): Promise<void> {
  try {
    const chosen = await drillChoose(edition, '', KEPT);
    const exercises: Supply['exercises'] = [];
    for (const id of chosen.incidents) {
      const exercise = await drillAsk(edition, id, chosen.seed, language);
      // Any answers bring the key.
      const marked = await drillMark(
        edition,
        id,
        chosen.seed,
        language,
        exercise.questions.map(() => 0),
      );
      exercises.push({ exercise, marked });
    }
    localStorage.setItem(key(language), JSON.stringify({ chosen, exercises } satisfies Supply));
  } catch {
    // Then not.
  }
}

/** The exercises that are here. */
export const laid = (language: string): DrillChosen | null => read(language)?.chosen ?? null;

export const exerciseOf = (language: string, id: string): DrillExercise | null =>
  read(language)?.exercises.find((one) => one.exercise.id === id)?.exercise ?? null;

/** Marked by the key that is here. */
export function markHere(language: string, id: string, answers: (number | null)[]): DrillMarked | null {
  const marked = read(language)?.exercises.find((one) => one.exercise.id === id)?.marked;
  if (!marked) return null;
  return { ...marked, score: marked.right.filter((right, place) => right === answers[place]).length };
}
