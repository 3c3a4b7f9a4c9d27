/** Brings an element into sight within the boxes that scroll around it; the page itself stays where it is. */
export function scrollWithinBoxes(element: Element): void {
  let shown = element;
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight || getComputedStyle(box).overflowY === 'visible') continue;
    const [inner, outer] = [shown.getBoundingClientRect(), box.getBoundingClientRect()];
    if (inner.top < outer.top || inner.height > outer.height) box.scrollTop += inner.top - outer.top;
    else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
    // Of what stands in a box no more than the box is to be seen from outside.
    shown = box;
  }
}
