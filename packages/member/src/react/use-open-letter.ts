import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const PARAM = 'letter';
const OPENED = { letterOpened: true };

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'letterOpened' in state;

export interface OpenLetter {
  /** Id of the letter in the address; null for none. */
  readonly openId: string | null;
  readonly open: (letterId: string) => void;
  readonly close: () => void;
}

/** The open letter: an entry of the history, which Back closes and a reload restores. */
export function useOpenLetter(): OpenLetter {
  const [params, setParams] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  /** The entry that is being left: going back takes a moment, in which a second click must not leave the page. */
  const left = useRef<string | null>(null);
  useEffect(() => {
    if (left.current !== key) left.current = null;
  }, [key]);
  const openId = params.get(PARAM);
  return {
    openId,
    open: (letterId) =>
      setParams(
        (now) => {
          now.set(PARAM, letterId);
          return now;
        },
        { state: OPENED, preventScrollReset: true },
      ),
    close() {
      if (openId === null || left.current === key) return;
      if (wasOpenedHere(state)) {
        left.current = key;
        void navigate(-1);
        return;
      }
      // The page was opened by this address: there is no list to go back to.
      setParams(
        (now) => {
          now.delete(PARAM);
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
