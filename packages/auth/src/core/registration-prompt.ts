import type { Cancel, Clock } from '@courtside/kernel';

/** Milliseconds from the page to the prompt (spec access 9). */
const PROMPT_MS = 500;

export interface RegistrationPromptParts {
  clock: Pick<Clock, 'after'>;
  /** False for a member, who needs no new account. */
  isVisitor: () => boolean;
  prompt: () => void;
}

/**
 * Asks a visitor who came with an invitation to register, half a second after the page is shown.
 *
 * @returns a function that cancels it
 * @example promptRegistration({ clock, isVisitor: () => session.token() === null, prompt });
 */
export const promptRegistration = ({ clock, isVisitor, prompt }: RegistrationPromptParts): Cancel =>
  clock.after(PROMPT_MS, () => {
    if (isVisitor()) prompt();
  });
