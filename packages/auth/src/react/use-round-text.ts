import { useState } from 'react';

/** The text typed into a captcha. It belongs to its round: the next round starts empty. */
export function useRoundText(round: number): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState({ round, text: '' });
  return [typed.round === round ? typed.text : '', (text) => setTyped({ round, text })];
}
