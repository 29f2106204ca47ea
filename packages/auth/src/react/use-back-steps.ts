import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { BackSteps } from '../platform/back-steps.ts';

/**
 * Has the browser's way back go through the steps of a dialog before it leaves the page.
 *
 * @param open how many steps are open; 0 while the dialog is closed
 */
export function useBackSteps(
  steps: BackSteps,
  { open, ...told }: { open: number; onBack: () => void; onLeft: () => void },
): void {
  const latest = useRef(told);
  useEffect(() => {
    latest.current = told;
  });
  const [, setBacks] = useState(0);
  useEffect(
    () =>
      steps.listen({
        onBack: () => {
          latest.current.onBack();
          setBacks((count) => count + 1);
        },
        onLeft: () => latest.current.onLeft(),
      }),
    [steps],
  );
  // Drawn again for another page, to which the dialog came along: its entry has no steps yet.
  useLocation();
  // After every drawing: a step that could not be gone back from is put there again.
  useEffect(() => steps.hold(open));
}
