/**
 * What a page that was rendered by the build runs before its first paint. A file of its own, as the policy lets no script
 * in the page through.
 *
 * It sets the edition, and says whether a member is logged in, so that room is kept for what is theirs; a storage that the
 * browser refuses leaves the page light. And it keeps the last press of a button
 * from before the site has taken the page over, and gives it to the button once the site says `courtside:ready`: on a
 * slow phone that can be seconds after the button is seen. Where the page was drawn anew, in another language, the press
 * goes to the button at the same place among those of its kind, if there are as many of them as there were.
 */
export const BEFORE_PAINT = `try{if(localStorage.getItem('edition')==='professional')document.documentElement.dataset.edition='professional';if(localStorage.getItem('courtside.token'))document.documentElement.dataset.member=''}catch{}
(function(){
  var pressed=null,place=-1,kind='',count=0;
  function alike(){return [].slice.call(document.getElementsByClassName(kind))}
  function keep(event){
    var root=document.getElementById('root');
    if(!root||root.dataset.page===undefined||!event.target.closest)return;
    pressed=event.target.closest('button');
    if(!pressed)return;
    kind=pressed.className;
    place=alike().indexOf(pressed);
    count=alike().length;
  }
  addEventListener('click',keep,true);
  addEventListener('courtside:ready',function(){
    removeEventListener('click',keep,true);
    if(!pressed)return;
    if(pressed.isConnected)pressed.click();
    else if(kind&&alike().length===count)alike()[place].click();
  },{once:true});
})();
`;
