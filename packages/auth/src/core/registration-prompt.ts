import type { Cancel, Clock } from '@courtside/kernel';

/** Time in ms from the page to the prompt (spec access 9). */
const PROMPT_MS = 500;

export interface RegistrationPromptParts {
  clock: Pick<Clock, 'after'>;
  /** A member needs no account. */
  isVisitor: () => boolean;
  prompt: () => void;
}

/**
 * Asks a visitor to register, half a second after the page is there. It is for those who come with an invitation.
 *
 * @returns takes it back
 * @example promptRegistration({ clock, isVisitor: () => session.token() === null, prompt });
 */
export const promptRegistration = ({ clock, isVisitor, prompt }: RegistrationPromptParts): Cancel =>
  clock.after(PROMPT_MS, () => {
    if (isVisitor()) prompt();
  });
