/** When the story takes place: 16 May 2026, 20:25 in Beijing. */
export const STORY_TIME = 1778934300000;
