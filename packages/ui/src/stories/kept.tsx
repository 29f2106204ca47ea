import { useState, type ReactNode } from 'react';

interface KeptProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a controlled component, as a screen would. */
export function Kept<Value>({ value: first, onChange, children }: KeptProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, (next) => {
    setValue(next);
    onChange(next);
  });
}
