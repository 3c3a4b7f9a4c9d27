const file = /^[\w./-]{1,60}\.[a-z]{1,5}$/;
const identifier = /^[a-z]+_[\w()]*$|^--?[a-z][\w-]*$/;

/** 'agent.py', 'app/route.ts', 'read_all()', '--dry-run': a word of programs. */
export const isCodeName = (text: string) => file.test(text) || identifier.test(text);
