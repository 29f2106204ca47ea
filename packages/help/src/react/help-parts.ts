// A module of its own: the entry imports only this file, and this file the others.
export const loadHelpArea = async () => (await import('./help-area.ts')).helpArea;
export const loadWordMeaning = async () => (await import('./word-meaning.tsx')).createWordMeaning;
