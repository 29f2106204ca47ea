import type { MouseEventHandler } from 'react';

// What the suite of conformance must find.

/** Breaks every promise: no ref, no class, no name, no key, no ring, no size, and styles of its own. */
export function BadButton({ onDoubleClick }: { onDoubleClick: MouseEventHandler }) {
  return (
    <div
      className="bad-button"
      tabIndex={0}
      role="button"
      style={{ width: 10, height: 10, outline: 'none' }}
      onDoubleClick={onDoubleClick}
    >
      <style>{'.bad-button { color: red; }'}</style>
    </div>
  );
}

/** Acts on every press, disabled or not. */
export function StubbornButton({ onClick }: { onClick: MouseEventHandler }) {
  return <button type="button" className="stubborn-button" onClick={onClick} />;
}
