### The frame of every lesson.
###
### $at, $of: which step, of how many (numbers). $minutes: how long it takes (a number).

lesson-frame-step = { $at } of { $of }
lesson-frame-minutes = { $minutes ->
    [one] about { $minutes } minute
   *[other] about { $minutes } minutes
}
lesson-frame-kept = You can leave at any time; your place is kept on this device.
lesson-frame-start = Start
lesson-frame-resume = Go on
lesson-frame-again = Read again
lesson-frame-restart = From the beginning
lesson-frame-done = done
lesson-frame-stray = The rules allow that, too. But this step is about something else: try what the text asks for.
lesson-frame-watching = Watch what happens…
lesson-frame-show_me = Show me
lesson-frame-play_on = Play on from here
lesson-frame-next_chapter = Next chapter
lesson-frame-chapters = All chapters
lesson-frame-broken = This chapter cannot go on from here. Begin it again; nothing else is lost.
