const two = (value: number): string => String(value).padStart(2, '0');

/** A playing time as text. @example spentTime(3725) // '1:02:05' */
export function spentTime(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
}
