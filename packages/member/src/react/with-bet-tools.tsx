import type { Screen } from '@courtside/shell/react';
import { BetToolsContext, type BetTools } from './bet-tools.ts';

/** A screen with the tools for bets of another package. */
export function withBetTools(Own: Screen, tools: BetTools | null): Screen {
  return function ScreenWithTools() {
    return (
      <BetToolsContext value={tools}>
        <Own />
      </BetToolsContext>
    );
  };
}
