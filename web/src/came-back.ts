// In a module of its own: every page asks for new versions, and few need a line to the server.

/** Said to the window by whatever had lost the server and has found it again: it may be another version. */
export const CAME_BACK = 'server-came-back';
