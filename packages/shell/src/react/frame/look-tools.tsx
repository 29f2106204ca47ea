import { useT } from '@courtside/i18n/react';
import { IconButton, IconMoon, IconSun } from '@courtside/ui';
import { DisplaySettings } from './display-settings.tsx';
import { m } from './look-messages.ts';
import { useServices } from '../services.tsx';
import { useEdition } from '../use-edition.ts';

/** Tools that change the look of the site: its edition, and the colours of price moves. */
export function LookTools() {
  return (
    <>
      <EditionSwitch />
      <DisplaySettings />
    </>
  );
}

function EditionSwitch() {
  const t = useT();
  const { edition: store } = useServices();
  const { edition, choiceAllowed } = useEdition();
  if (!choiceAllowed) return null;
  const dark = edition === 'professional';
  const label = t(dark ? m.toLight : m.toDark);
  return (
    <IconButton
      className="cs-shell-header__tool"
      label={label}
      title={label}
      onClick={() => store.choose(dark ? 'classic' : 'professional')}
    >
      {dark ? <IconSun size={18} aria-hidden /> : <IconMoon size={18} aria-hidden />}
    </IconButton>
  );
}
