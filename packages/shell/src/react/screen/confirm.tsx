import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { ConfirmDialog, type ConfirmDialogProps } from '@courtside/ui';

/** As those of `ConfirmDialog`, with a title and buttons of their own where 温馨提示, 确定 and 取消 do not do. */
export type ConfirmProps = Omit<ConfirmDialogProps, 'labels'>;

/**
 * Asks before something is done, in the words of the site.
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
