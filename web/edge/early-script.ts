/**
 * The one inline script, allowed by its hash: sets the chosen theme before the first paint, and notes clicks on controls
 * that are not alive yet, so that they can be replayed (web/entry-client.tsx).
 */
export const earlyScript =
  '(()=>{let t;try{t=localStorage.getItem("theme")}catch{}' +
  'if(t==="light"||t==="dark")document.documentElement.dataset.theme=t;' +
  'const c=window.earlyClicks=[];' +
  'document.addEventListener("click",e=>{const b=e.target.closest("[data-early]");' +
  'if(b&&window.earlyClicks===c)c.push(b)})})()';
