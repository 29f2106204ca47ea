// Names what the parts of help need, so that the first page, which has this feature, need not name all of it.
export const loadHelpArea = async () => (await import('./help-area.ts')).helpArea;
export const loadWordMeaning = async () => (await import('./word-meaning.tsx')).createWordMeaning;
