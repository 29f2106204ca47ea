import { SharedPicks, SharePicksButton } from '@courtside/betslip/react';
import type { ChatCodeProps, ChatComposeProps } from '@courtside/chat/react';
import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import type { ComponentType } from 'react';
import { picksAdded, somePicksAdded } from './refusal-messages.ts';
import type { SiteSport } from './site-sport.ts';
import { refusalMessage } from './use-slip-picks.ts';

/** Picks that are shared in a chat room, which readers can put into their slip. */
export function createSharedPicks(sport: SiteSport): ComponentType<ChatCodeProps> {
  return function PicksInTalk({ code, children }) {
    const t = useT();
    const { toaster } = useServices();
    return (
      <SharedPicks
        code={code}
        runner={sport.runner}
        load={sport.loadShared}
        onAdded={({ added, refusals, missing }) => {
          const [refusal] = refusals;
          if (refusal && added === 0) {
            toaster.show(t(refusalMessage(refusal), refusal.params));
            return;
          }
          const isWhole = missing === 0 && !refusal;
          toaster.show(t(isWhole ? picksAdded : somePicksAdded), isWhole ? 'success' : 'info');
        }}
      >
        {children}
      </SharedPicks>
    );
  };
}

/** Shares the picks of the slip in a chat room. */
export function PicksForTalk({ disabled, put }: ChatComposeProps) {
  return <SharePicksButton disabled={disabled} onShare={put} />;
}
