import type { MemberInfo } from '@courtside/contract';
import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { QueryView, useAction, useServices } from '@courtside/shell/react';
import { Avatar, Button, Dialog } from '@courtside/ui';
import { useState } from 'react';
import { avatarMotif } from '../core/security.ts';
import { profileApi } from '../redux/profile-api.ts';
import { pm } from './profile-messages.ts';

type Picture = MemberInfo['avatar'];

const pictureProps = ({ url, motif }: Picture) =>
  url === '' ? { motif: avatarMotif(motif) } : { src: url };

/** The member's avatar, and the list to choose another one. */
export function AvatarPart({ member }: { member: MemberInfo }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const name = member.nickname || member.name;
  return (
    <div className="cs-profile-avatar">
      <Avatar name={name} decorative size="lg" {...pictureProps(member.avatar)} />
      <Button size="sm" onClick={() => setOpen(true)}>
        {t(pm.changeAvatar)}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t(pm.changeAvatar)}
        closeLabel={t(words.close)}
        width="sm"
      >
        <Avatars chosen={member.avatar} onChosen={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

function Avatars({ chosen, onChosen }: { chosen: Picture; onChosen: () => void }) {
  const t = useT();
  const { toaster } = useServices();
  const query = profileApi.useAvatarsQuery();
  const [choose] = profileApi.useChooseAvatarMutation();
  const { busy, run } = useAction();
  return (
    <QueryView query={query} rows={3}>
      {(list) => (
        <ul className="cs-profile-avatars">
          {list.map(({ avatarId, picture }, at) => (
            <li key={avatarId}>
              <button
                type="button"
                className="cs-profile-avatars__choice"
                aria-pressed={picture.motif === chosen.motif && picture.url === chosen.url}
                aria-label={t(pm.avatarNumber, { number: at + 1 })}
                aria-disabled={busy}
                onClick={() =>
                  void run(async () => {
                    await choose(avatarId).unwrap();
                    toaster.show(t(pm.avatarChanged), 'success');
                    onChosen();
                  })
                }
              >
                <Avatar name={avatarId} decorative size="lg" {...pictureProps(picture)} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
