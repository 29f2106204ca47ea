import type { SportsAnswers, SportsRequests } from '@courtside/contract';
import type { Clock } from '@courtside/kernel';
import type { SportsGateway } from '@courtside/sports';

/** For how long an answer is kept, in ms: the prices of an older one would be shown for a moment, and then move. */
const KEPT_MS = 3000;
/** As a board asks: it repeats a list itself. */
const ASK = { timeoutMs: 15_000, retry: false } as const;

type ListRequest = SportsRequests['getMatchList'];

interface Ahead {
  readonly answer: Promise<SportsAnswers['getMatchList']>;
  answeredAt: number | null;
  failed: boolean;
}

/** The sports venue, whose lists can be requested ahead of the boards that show them. */
export interface ListsAhead extends SportsGateway {
  /** Requests a list; the next `ask` for the same list takes the answer, and asks itself if it has failed or is old. */
  askAhead(request: ListRequest): void;
  /** Drops what nobody has taken, such as answers in another language. */
  forget(): void;
}

/**
 * On a slow phone more than half a second lies between the code of a site's sport and the first drawing of a board, as the page is
 * taken over meanwhile: the line would be idle.
 *
 * @example
 * const sports = listsAhead(gateway, clock);
 * sports.askAhead({ gtype: 'FT', showType: 'RB' });
 * await sports.ask('getMatchList', { gtype: 'FT', showType: 'RB' }); // the same answer
 */
export function listsAhead(gateway: SportsGateway, clock: Clock): ListsAhead {
  const kept = new Map<string, Ahead>();
  const keyOf = ({ gtype, showType }: ListRequest) => `${gtype} ${showType}`;
  const isFresh = ({ answeredAt, failed }: Ahead) =>
    !failed && (answeredAt === null || clock.now() - answeredAt <= KEPT_MS);

  function take(request: ListRequest): Ahead | null {
    const key = keyOf(request);
    const ahead = kept.get(key);
    kept.delete(key);
    return ahead && isFresh(ahead) ? ahead : null;
  }

  return {
    ask(method, request, options) {
      const ask = () => gateway.ask(method, request, options);
      const ahead = method === 'getMatchList' ? take(request as ListRequest) : null;
      // The method says which answer it is; the compiler cannot relate the two.
      return ahead ? (ahead.answer as ReturnType<typeof ask>) : ask();
    },
    askAhead(request) {
      const before = kept.get(keyOf(request));
      if (before && isFresh(before)) return;
      const answer = gateway.ask('getMatchList', request, ASK);
      const ahead: Ahead = { answer, answeredAt: null, failed: false };
      kept.set(keyOf(request), ahead);
      answer.then(
        () => void (ahead.answeredAt = clock.now()),
        // A board that has taken it meets the failure itself.
        () => void (ahead.failed = true),
      );
    },
    forget: () => kept.clear(),
  };
}
