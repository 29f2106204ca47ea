import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { ConfirmDialog, type ConfirmDialogProps } from '@courtside/ui';

/** Props of `ConfirmDialog`; the title and the buttons default to 温馨提示, 确定 and 取消. */
export type ConfirmProps = Omit<ConfirmDialogProps, 'labels'>;

/**
 * Asks for a confirmation, with the site's own texts.
 *
 * @example
 * <Confirm open={asking} title={t(m.giveUp)} onConfirm={giveUp} onCancel={() => setAsking(false)}>
 *   {t(m.giveUpDetail)}
 * </Confirm>
 */
export function Confirm(props: ConfirmProps) {
  const t = useT();
  return (
    <ConfirmDialog
      labels={{
        title: t(words.tips),
        confirm: t(words.confirm),
        cancel: t(words.cancel),
        close: t(words.close),
      }}
      {...props}
    />
  );
}
