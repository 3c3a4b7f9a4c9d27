/** Texts of pages between marks that cannot stand in them. */
export function fenceData(data: unknown): string {
  const text = JSON.stringify(data);
  let number = 1;
  while (text.includes(`DATA-${number}`)) number += 1;
  return `<<<DATA-${number}\n${text}\nDATA-${number}>>>`;
}
