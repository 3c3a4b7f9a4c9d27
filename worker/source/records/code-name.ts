const file = /^[\w./-]{1,60}\.[a-z]{1,5}$/;
const identifier = /^[a-z]+_[\w()]*$|^--?[a-z][\w-]*$|^[a-z]+(?:\.[a-z]+){2,}$/;

/** 'agent.py', 'app/route.ts', 'read_all()', '--dry-run', 'rows.read.all': a word of programs. */
export const isCodeName = (text: string) => file.test(text) || identifier.test(text);
