import { lazy, Suspense, useEffect, useState } from 'react';
import { useServices } from './services.tsx';

const LoginPromptDialog = lazy(async () => ({
  default: (await import('./login-prompt-dialog.tsx')).LoginPromptDialog,
}));

/** Opens the login prompt on `showLoginTips`. The dialog comes over the network when it is first needed. */
export function LoginPrompt() {
  const { events } = useServices();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  useEffect(() => events.on('showLoginTips', () => setState('open')), [events]);
  if (state === 'never') return null;
  return (
    <Suspense>
      <LoginPromptDialog open={state === 'open'} onClose={() => setState('closed')} />
    </Suspense>
  );
}
