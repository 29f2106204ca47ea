import { useLanguage, useT } from '@courtside/i18n/react';
import { Menu } from '@courtside/ui';
import { m } from '../messages.ts';
import { useServices } from '../services.tsx';
import { useChooseLanguage } from './use-choose-language.ts';

/** The languages of a site that has more than two. */
export function LanguageMenu() {
  const t = useT();
  const { i18n } = useServices();
  const { tag, name } = useLanguage();
  const choose = useChooseLanguage();
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          className="cs-shell-header__tool"
          aria-label={`${t(m.language)} ${name}`}
        >
          {name}
        </button>
      }
      entries={i18n.languages
        .filter((each) => each.tag !== tag)
        .map((each) => ({ label: each.name, lang: each.tag, onSelect: () => choose(each) }))}
    />
  );
}
