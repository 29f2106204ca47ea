import type { MemberInfo } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { dayOf } from '@courtside/kernel';
import {
  Confirm,
  useAction,
  useDrafts,
  useForm,
  useServices,
  useSiteNow,
} from '@courtside/shell/react';
import { Banner, Button, Card, DataList, RadioGroupField, TextField } from '@courtside/ui';
import { useEffect, useState } from 'react';
import {
  checkProfile,
  cleanNickname,
  type ProfileField,
  type ProfileForm,
} from '../core/profile-rules.ts';
import { profileApi } from '../redux/profile-api.ts';
import { pm, profileViolations } from './profile-messages.ts';

/** Id of the card, for links to its form. */
export const PROFILE_FORM = 'profile-form';
const MINUTE_MS = 60_000;
const DRAFT = 'profile';
const EMPTY: ProfileForm = { nickname: '', gender: null, birthday: '' };
const GENDERS = { male: pm.male, female: pm.female } as const;

export interface PersonalCardProps {
  member: MemberInfo;
  /** Minimum age in years of the market. */
  minimumAge: number;
}

/** Nickname, gender and birthday: entered once, and read-only from then on. */
export function PersonalCard({ member, minimumAge }: PersonalCardProps) {
  const t = useT();
  return (
    <Card title={t(pm.personal)} level={2} id={PROFILE_FORM}>
      {member.profileSubmitted ? (
        <>
          <DataList
            items={[
              { label: t(pm.nickname), value: member.nickname },
              { label: t(pm.gender), value: member.gender && t(GENDERS[member.gender]) },
              { label: t(pm.birthday), value: member.birthday },
            ]}
          />
          <p className="cs-profile__note">{t(pm.fixed)}</p>
        </>
      ) : (
        <PersonalForm minimumAge={minimumAge} />
      )}
    </Card>
  );
}

function PersonalForm({ minimumAge }: { minimumAge: number }) {
  const t = useT();
  const { brand, toaster } = useServices();
  const now = useSiteNow({ everyMs: MINUTE_MS });
  const { form, change } = useProfileDraft();
  const [asking, setAsking] = useState(false);
  const [submit] = profileApi.useSubmitProfileMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { busy, run } = useAction((fault) => {
    const { statusCode, serverMessage } = (fault ?? {}) as {
      statusCode?: number;
      serverMessage?: string;
    };
    if (statusCode !== INVALID_PARAMETER || !serverMessage) return false;
    setRefusal(serverMessage);
    return true;
  });
  const violations = now === null ? [] : checkProfile(form, now, minimumAge);
  const { props, field, edit } = useForm<ProfileField>({
    fields: ['nickname', 'gender', 'birthday'],
    check(name) {
      const violation = violations.find((each) => each.field === name);
      return violation && t(profileViolations[violation.code], { age: minimumAge });
    },
    onSubmit() {
      setRefusal(null);
      if (now !== null) setAsking(true);
    },
  });

  function fill<Field extends ProfileField>(name: Field, value: ProfileForm[Field]) {
    change({ [name]: value });
    setRefusal(null);
    edit(name);
  }

  const send = () =>
    void run(async () => {
      const { gender, birthday } = form;
      if (gender === null) return;
      try {
        await submit({ gender, birthday, nickname: cleanNickname(form.nickname) }).unwrap();
        change(EMPTY);
        toaster.show(t(pm.submitted), 'success');
      } finally {
        setAsking(false);
      }
    });

  return (
    <form {...props} className="cs-profile-form">
      {refusal !== null && (
        <Banner tone="danger" role="alert">
          {refusal}
        </Banner>
      )}
      <TextField
        label={t(pm.nickname)}
        hint={t(pm.nicknameHint)}
        name="nickname"
        autoComplete="nickname"
        value={form.nickname}
        {...field('nickname')}
        onChange={({ target }) => fill('nickname', target.value.slice(0, 200))}
      />
      <RadioGroupField
        label={t(pm.gender)}
        name="sex"
        direction="row"
        value={form.gender}
        error={field('gender').error}
        options={[
          { value: 'male', label: t(pm.male) },
          { value: 'female', label: t(pm.female) },
        ]}
        onChange={(gender) => fill('gender', gender)}
      />
      <TextField
        label={t(pm.birthday)}
        hint={
          brand.toggles.birthdayDescription ? t(pm.birthdayWhy, { age: minimumAge }) : undefined
        }
        name="bday"
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        {...(now !== null && { max: dayOf(now) })}
        value={form.birthday}
        {...field('birthday')}
        onChange={({ target }) => fill('birthday', target.value)}
      />
      {!brand.toggles.birthdayDescription && <p className="cs-profile__note">{t(pm.once)}</p>}
      <Button type="submit" variant="primary" size="lg" aria-disabled={now === null}>
        {t(pm.submit)}
      </Button>
      <Confirm
        open={asking}
        title={t(pm.check)}
        loading={busy}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      >
        <p>{t(pm.checkNote)}</p>
        <DataList
          items={[
            { label: t(pm.nickname), value: cleanNickname(form.nickname) },
            { label: t(pm.gender), value: form.gender && t(GENDERS[form.gender]) },
            { label: t(pm.birthday), value: form.birthday },
          ]}
        />
      </Confirm>
    </form>
  );
}

const INVALID_PARAMETER = 6007;

/** The form with its draft from before a reload or an expired login. */
function useProfileDraft() {
  const drafts = useDrafts();
  const [form, setForm] = useState<ProfileForm>(() => readDraft(drafts.read(DRAFT)));
  const isEmpty = form.nickname === '' && form.gender === null && form.birthday === '';
  useEffect(() => drafts.keep(DRAFT, isEmpty ? null : form), [drafts, form, isEmpty]);
  return {
    form,
    change: (next: Partial<ProfileForm>) => setForm((before) => ({ ...before, ...next })),
  };
}

/** Reads a draft; fields that this release does not know are ignored. */
function readDraft(kept: unknown): ProfileForm {
  const { nickname, gender, birthday } = (kept ?? {}) as Partial<Record<ProfileField, unknown>>;
  return {
    nickname: typeof nickname === 'string' ? nickname : '',
    gender: gender === 'male' || gender === 'female' ? gender : null,
    birthday: typeof birthday === 'string' ? birthday : '',
  };
}
