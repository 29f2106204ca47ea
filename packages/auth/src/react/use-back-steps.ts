import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { BackSteps } from '../platform/back-steps.ts';

/**
 * Makes the browser's back button go through the steps of a dialog before it leaves the page.
 *
 * @param open number of open steps; 0 while the dialog is closed
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
  // Renders again for another page under the open dialog, whose entry has no steps yet.
  useLocation();
  // After every render: a step that the history left but that could not be closed is added again.
  useEffect(() => steps.hold(open));
}
