// What went wrong, for people.

/** The message of an error; anything else that was thrown as it is. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
