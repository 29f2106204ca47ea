import '@courtside/ui/styles.css';
import { useForm } from '@courtside/shell/react';
import { Button, TextField, UiProvider } from '@courtside/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

let close = () => undefined as void;
afterEach(() => close());

type Name = 'first' | 'second';
const sent = vi.fn<(values: Record<Name, string>) => void>();

/** Two fields that take digits and nothing else. What was handed in can be refused for the second one. */
function Digits() {
  const [values, setValues] = useState({ first: '', second: '' });
  const [refusedOf, setRefusedOf] = useState<Name | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { props, field, edit } = useForm<Name>({
    fields: ['first', 'second'],
    check(name) {
      if (values[name] === '') return `${name} is empty`;
      return /^\d+$/.test(values[name]) ? undefined : `${name} is wrong`;
    },
    onSubmit() {
      sent(values);
      setValues({ first: '', second: '' });
    },
    refused: (name) => (refusedOf === name ? `${name} is refused` : undefined),
    attempt,
  });
  const input = (name: Name) => (
    <TextField
      label={name}
      value={values[name]}
      {...field(name)}
      onChange={({ target }) => {
        setValues({ ...values, [name]: target.value });
        edit(name);
        setRefusedOf(null);
      }}
    />
  );
  return (
    <>
      <form {...props}>
        {input('first')}
        {input('second')}
        <Button>beside</Button>
        <Button type="submit">send</Button>
      </form>
      <button
        type="button"
        onClick={() => {
          setRefusedOf('second');
          setAttempt(attempt + 1);
        }}
      >
        refuse
      </button>
    </>
  );
}

function open() {
  sent.mockReset();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <UiProvider>
      <Digits />
    </UiProvider>,
  );
  close = () => {
    root.unmount();
    host.remove();
  };
}

const field = (name: Name) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = (text: string) => page.getByText(text);

test('a field speaks when it is left, is quiet while it is changed, and speaks again', async () => {
  open();
  await field('first').fill('a');
  await expect.element(said('first is wrong')).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(said('first is wrong')).toBeVisible();
  await field('first').fill('ab');
  await expect.element(said('first is wrong')).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(said('first is wrong')).toBeVisible();
  await field('first').fill('1');
  await userEvent.tab();
  await expect.element(said('first is wrong')).not.toBeInTheDocument();
});

test('an empty field speaks when the member goes on to another one, not when they go elsewhere', async () => {
  open();
  await field('first').click();
  await button('refuse').click();
  await expect.element(said('second is refused')).toBeVisible();
  await expect.element(said('first is empty')).not.toBeInTheDocument();
  await field('first').click();
  await field('second').click();
  await expect.element(said('first is empty')).toBeVisible();
});

test('a field that is left for a button of the form waits for what the button does', async () => {
  open();
  await field('first').fill('a');
  await button('beside').click();
  await expect.element(button('beside')).toHaveFocus();
  await expect.element(said('first is wrong')).not.toBeInTheDocument();
  await button('send').click();
  await expect.element(said('first is wrong')).toBeVisible();
});

test('handing in makes all speak and leads to the first fault; what is good is handed in, and an emptied form is quiet', async () => {
  open();
  await field('first').fill('1');
  await button('send').click();
  await expect.element(said('second is empty')).toBeVisible();
  await expect.element(field('second')).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  await field('second').fill('2');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('second')).toHaveValue('');
  expect(sent.mock.calls).toEqual([[{ first: '1', second: '2' }]]);
  await expect.element(said('second is empty')).not.toBeInTheDocument();
});

test('what is refused from outside takes the focus once, and no more after that', async () => {
  open();
  await button('refuse').click();
  await expect.element(said('second is refused')).toBeVisible();
  await expect.element(field('second')).toHaveFocus();
  await field('first').fill('1');
  await button('refuse').click();
  await expect.element(field('second')).toHaveFocus();
  await field('first').click();
  await userEvent.keyboard('b');
  await expect.element(field('first')).toHaveFocus();
  await expect.element(field('first')).toHaveValue('1b');
});
