import type { KeyboardEvent } from 'react';

const isWithin = (row: Element, { top, bottom }: DOMRect): boolean => {
  const box = row.getBoundingClientRect();
  return box.top >= top && box.bottom <= bottom;
};

/**
 * Keys of a list of messages. The buttons of its messages are no tab stops, as a room has hundreds: Tab leads from the
 * list to the last message in view, Up and Down from message to message, and Tab on to what follows the list.
 */
export function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, key, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const log = currentTarget.querySelector('[role="log"]');
  if (!log) return;
  const buttons = [...log.querySelectorAll<HTMLElement>('.cs-chat-speech__more')];
  if (key === 'Tab' && target === log) {
    const view = log.getBoundingClientRect();
    const last = buttons.findLast((button) => isWithin(button, view));
    if (!last) return;
    event.preventDefault();
    last.focus({ preventScroll: true });
    return;
  }
  const at = buttons.findIndex((button) => button === target);
  if (at < 0 || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
  // Down would open the menu of a button that had one before; Enter and Space open it.
  event.stopPropagation();
  const next = buttons[key === 'ArrowUp' ? at - 1 : at + 1];
  // Without a further message the list scrolls, as it does for these keys.
  if (!next) return;
  event.preventDefault();
  next.focus();
}
