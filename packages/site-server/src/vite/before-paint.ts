/**
 * What a page that was rendered by the build runs before its first paint. A file of its own, as the policy lets no script
 * in the page through.
 *
 * It sets the edition, and says whether a member is logged in, so that room is kept for what is theirs; a storage that the
 * browser refuses leaves the page light.
 *
 * And it keeps the last press of a button that the site could not hear yet, and gives it to the button until it arrives: on
 * a slow phone it can be seconds after a button is seen before it answers. There are two such times. Before the site has
 * taken the page over nothing listens; once it says `courtside:ready` something does. And while the code of the screen is
 * still on its way React stops presses on it at the root. A press that passes the root was heard: a handler further in that
 * stops it, such as that of a carousel after a drag, does so on purpose. Where the page was drawn anew, in another language, a press goes to the
 * button at the same place among those of its kind, if there are as many of them as there were.
 */
export const BEFORE_PAINT = `try{if(localStorage.getItem('edition')==='professional')document.documentElement.dataset.edition='professional';if(localStorage.getItem('courtside.token'))document.documentElement.dataset.member=''}catch{}
(function(){
  var pressed=null,place=-1,kind='',count=0,ours=false,timer=0;
  function alike(){return [].slice.call(document.getElementsByClassName(kind))}
  function arrived(){pressed=null}
  function hear(button){
    var node=button;
    while(node.parentNode&&node.parentNode.id!=='root')node=node.parentNode;
    if(!node.parentNode)return false;
    node.addEventListener('click',arrived,{capture:true,once:true});
    return true;
  }
  function again(){
    clearTimeout(timer);
    if(!pressed)return;
    var button=pressed.isConnected?pressed:kind&&alike().length===count?alike()[place]:null;
    pressed=button&&!button.disabled&&hear(button)?button:null;
    if(!pressed)return;
    ours=true;
    button.click();
    ours=false;
    if(pressed)timer=setTimeout(again,100);
  }
  function keep(event){
    if(ours||!event.target.closest)return;
    clearTimeout(timer);
    pressed=event.target.closest('button');
    if(!pressed)return;
    kind=pressed.className;
    place=alike().indexOf(pressed);
    count=alike().length;
    var root=document.getElementById('root');
    if(root&&root.dataset.page!==undefined)return;
    if(hear(pressed))timer=setTimeout(again,100);
    else pressed=null;
  }
  addEventListener('click',keep,true);
  addEventListener('courtside:ready',function(){
    again();
    setTimeout(function(){removeEventListener('click',keep,true)},30000);
  },{once:true});
})();
`;
