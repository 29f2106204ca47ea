import type { CallPath } from '@courtside/api-client';
import { scriptedGateway, type ScriptedGateway } from '@courtside/api-client/testing';
import type { Locale } from '@courtside/i18n';

/** A text in the script that the gateway is asked for. */
export type Say = (simplified: string, traditional: string) => string;

export interface StoryGateway extends ScriptedGateway {
  /** From now on the path is under way for ever. */
  hang(path: CallPath): void;
  /** From now on the path cannot be reached. */
  cut(path: CallPath): void;
  /** The path answers so many times more, and then cannot be reached. */
  cutAfter(path: CallPath, answers: number): void;
  /** From now on the path answers again what it was taught. */
  mend(path: CallPath): void;
}

/** Teaches the gateway what it answers. */
export type Script = (gateway: StoryGateway, zh: Say) => void;

/** The scripted gateway, with answers that never come. */
export function storyGateway(): StoryGateway {
  const scripted = scriptedGateway();
  const gone = new Map<string, (request: Request) => Promise<Response>>();
  const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
  return {
    ...scripted,
    hang: (path) => void gone.set(path, () => new Promise(() => {})),
    cut: (path) => void gone.set(path, unreachable),
    cutAfter(path, answers) {
      let left = answers;
      gone.set(path, (request) => ((left -= 1) < 0 ? unreachable() : scripted.fetch(request)));
    },
    mend: (path) => void gone.delete(path),
    fetch(input, init) {
      const request = new Request(input, init);
      return gone.get(new URL(request.url).pathname)?.(request) ?? scripted.fetch(request);
    },
  };
}

export const sayIn =
  (locale: Locale): Say =>
  (simplified, traditional) =>
    locale === 'zh-Hant' ? traditional : simplified;
